extension Banner {
  /// Half a minute; after that, the settings have it.
  static var newVersion: Banner {
    Banner(
      .grown, .newVersionTitle, .newVersionText, duration: 30_000, goesAtNextKey: false,
      actions: [(.startVersion, .offline(.acceptedVersion))])
  }
}
