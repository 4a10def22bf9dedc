// Data of the sound and the vibration of each signal; the module sound.js plays them. All sounds were created for Word
// Orchard.
//
// A note has a frequency in hertz, a start time and a duration in seconds, and a maximum gain. The field `wave` of a
// note is 'sine' by default, and the field `glide` is the final frequency of the note. A vibration lists the
// milliseconds on, off, on, and so on. The notes come from C major without its semitones, in a marimba's range, so that
// overlapping signals harmonise; only refusals and losses use other notes. Only the signal `harvest` lasts longer than
// 0.7 s.
const [G2, C3, D3, G3] = [98, 130.81, 146.83, 196]
const [A3, C4, Db4, D4, Eb4, E4, G4, A4] = [220, 261.63, 277.18, 293.66, 311.13, 329.63, 392, 440]
const [C5, D5, E5, G5, A5, C6, D6, E6, G6] = [523.25, 587.33, 659.26, 783.99, 880, 1046.5, 1174.66, 1318.51, 1567.98]

const note = (frequency, at, length, gain, more) => ({ frequency, at, length, gain, wave: 'sine', ...more })
const knock = (frequency, at, length, gain, glide) => note(frequency, at, length, gain, { wave: 'triangle', glide })

export const signals = {
  // When the player finds a word
  found: { notes: [note(G4, 0, 0.3, 0.13), note(C5, 0.09, 0.42, 0.14)], vibration: [18] },
  bonus: {
    notes: [note(G4, 0, 0.3, 0.12), note(C5, 0.09, 0.42, 0.13), note(E6, 0.19, 0.3, 0.035), note(G6, 0.26, 0.34, 0.03)],
    vibration: [18, 45, 10],
  },
  all: {
    notes: [note(C5, 0, 0.3, 0.11), note(E5, 0.07, 0.3, 0.11), note(G5, 0.14, 0.32, 0.1), note(C6, 0.21, 0.45, 0.09)],
    vibration: [14, 40, 14, 40, 30],
  },
  grown: {
    notes: [
      note(G3, 0, 0.6, 0.09), note(D5, 0, 0.3, 0.09), note(E5, 0.1, 0.3, 0.09), note(G5, 0.2, 0.3, 0.09), note(D6, 0.3, 0.38, 0.06),
    ],
    vibration: [20, 50, 45],
  },
  harvest: {
    notes: [
      note(C4, 0, 1.4, 0.09), note(G4, 0, 0.9, 0.07), note(C5, 0.14, 0.7, 0.08), note(E5, 0.28, 0.7, 0.08), note(G5, 0.42, 0.7, 0.07),
      note(C6, 0.56, 0.9, 0.07), note(E6, 0.74, 0.6, 0.03), note(G6, 0.86, 0.6, 0.025), note(C4, 0.6, 0.85, 0.06),
    ],
    vibration: [25, 60, 25, 60, 25, 60, 90],
  },
  // When the game refuses a guess: low, short notes
  notALetter: { notes: [knock(A3, 0, 0.07, 0.13)], vibration: [8] },
  tooShort: { notes: [knock(D4, 0, 0.07, 0.11), knock(D4, 0.09, 0.07, 0.09)], vibration: [8, 40, 8] },
  isRoot: { notes: [knock(G3, 0, 0.12, 0.12), note(G4, 0, 0.2, 0.05)], vibration: [12, 25, 8] },
  alreadyFound: { notes: [note(C5, 0, 0.14, 0.09), note(C5, 0.13, 0.2, 0.04)], vibration: [10, 70, 6] },
  notFromLetters: { notes: [knock(E4, 0, 0.1, 0.1), knock(Eb4, 0.08, 0.14, 0.1)], vibration: [22] },
  notInLexicon: { notes: [knock(D4, 0, 0.1, 0.1), knock(Db4, 0.08, 0.1, 0.09), knock(A3, 0.16, 0.18, 0.11)], vibration: [14, 30, 14] },
  // During a round
  hint: { notes: [note(A4, 0, 0.26, 0.08, { glide: D5 }), note(A5, 0.16, 0.4, 0.07)], vibration: [6, 30, 12] },
  newWord: { notes: [knock(D3, 0, 0.16, 0.18, G2), knock(G3, 0.06, 0.12, 0.1, D3), note(D5, 0.06, 0.2, 0.03)], vibration: [28] },
  finished: {
    notes: [note(G5, 0, 0.34, 0.1), note(E5, 0.14, 0.36, 0.1), note(C5, 0.28, 0.42, 0.11), note(C4, 0.28, 0.42, 0.07)],
    vibration: [30, 60, 30],
  },
  timeLow: { notes: [knock(E5, 0, 0.05, 0.07), knock(E5, 0.22, 0.05, 0.07)], vibration: [10, 210, 10] },
  timeUp: {
    notes: [note(E4, 0, 0.16, 0.12), note(E4, 0.15, 0.16, 0.12), note(C4, 0.3, 0.4, 0.12), knock(C3, 0.3, 0.3, 0.08)],
    vibration: [60, 60, 60],
  },
  undo: { notes: [note(D5, 0, 0.14, 0.09, { glide: G4 })], vibration: [6] },
  // When the player tries a letter in Apple Tree
  right: { notes: [note(E5, 0, 0.2, 0.1), note(A5, 0.07, 0.36, 0.1)], vibration: [15] },
  wrong: { notes: [knock(Eb4, 0, 0.14, 0.1), knock(C4, 0.1, 0.22, 0.12, A3)], vibration: [35, 30, 20] },
  fall: { notes: [note(G5, 0, 0.34, 0.06, { glide: D4 }), knock(D3, 0.34, 0.2, 0.18, G2)], vibration: [0, 340, 30] },
  win: {
    notes: [
      note(C5, 0, 0.2, 0.1), note(C5, 0.1, 0.16, 0.08), note(G5, 0.2, 0.4, 0.1), note(E5, 0.2, 0.4, 0.08),
      note(C6, 0.32, 0.38, 0.08), note(C4, 0.32, 0.38, 0.07),
    ],
    vibration: [20, 80, 20, 80, 80],
  },
  loss: {
    notes: [note(G4, 0, 0.3, 0.11), note(Eb4, 0.18, 0.3, 0.11), note(C4, 0.36, 0.34, 0.11), knock(C3, 0.36, 0.3, 0.07)],
    vibration: [70, 90, 40],
  },
}
