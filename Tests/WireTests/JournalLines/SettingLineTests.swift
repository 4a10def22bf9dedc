import Formats
import Rules
import Testing

@testable import Journal
@testable import Wire

/// Tests that lines of events and checkpoints follow the table of settings.
struct SettingLineTests {
  private static let device = DeviceID(random: 1)

  @Test(arguments: Setting.allCases)
  func `each value of a setting survives encoding and decoding in events and checkpoints`(setting: Setting) throws {
    #expect(!setting.examples.isEmpty)
    for choice in setting.examples {
      let event = Event(
        id: EventID(device: Self.device, counter: 1), at: Milliseconds(1), minutesEast: 0, action: .chose(choice))
      #expect(event.line.contains("\"choice\":\"\(setting.definition.name)\""))
      #expect(try Event(line: Array(event.line.utf8)) == event)
      var checkpoint = Checkpoint(device: Self.device)
      checkpoint.apply(event)
      #expect(try Checkpoint(line: Array(checkpoint.line.utf8)).choices.map { $0.choice } == [choice])
    }
  }

  @Test func `each setting has a unique name`() {
    let names = Setting.allCases.map { $0.definition.name }
    #expect(Set(names).count == names.count)
    for setting in Setting.allCases { #expect(Setting(named: setting.definition.name) == setting) }
  }

  @Test func `a setting rejects the values of other settings`() {
    #expect(Choice(.theme, stored: .name("qwerty")) == nil)
    #expect(Choice(.theme, stored: .flag(true)) == nil)
    #expect(Choice(.minutes, stored: .number(4)) == nil)
    #expect(Choice(.school, stored: .number(1)) == nil)
  }

  @Test func `a setting that the player never chose has its default value`() {
    var settings = Settings(language: .spanish)
    for setting in Setting.allCases where setting != .language {
      #expect(settings[setting] == setting.definition.usual)
      if let usual = setting.definition.usual { #expect(setting.definition.allows(usual)) }
    }
    #expect(settings.language == .spanish && settings.minutes == 0 && settings.translation == nil)
    settings.apply(.minutes(3))
    #expect(settings.minutes == 3)
  }
}
