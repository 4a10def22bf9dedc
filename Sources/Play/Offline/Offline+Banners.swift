import Interface

extension Banner {
  /// Offers a newer version of the program for 30 seconds. After the banner has disappeared, the settings dialog still
  /// offers the new version.
  static var newVersion: Banner {
    Banner(
      .grown, .newVersionTitle, .newVersionText, duration: 30_000, goesAtNextKey: false,
      actions: [(.startVersion, .offline(.acceptedVersion))])
  }
}
