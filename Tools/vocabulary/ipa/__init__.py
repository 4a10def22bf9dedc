"""The rules of each language's sounds, and their tables."""
