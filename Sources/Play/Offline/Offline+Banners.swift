extension Banner {
  /// Shown for 30 seconds. After that, the settings still offer the new version.
  static var newVersion: Banner {
    Banner(
      .grown, .newVersionTitle, .newVersionText, duration: 30_000, goesAtNextKey: false,
      actions: [(.startVersion, .offline(.acceptedVersion))])
  }
}
