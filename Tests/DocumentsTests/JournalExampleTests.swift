import Journal
import Rules
import Testing

struct JournalExampleTests {
  @Test func `changes made on two devices merge without overwriting each other`() {
    func event(_ device: DeviceID, _ counter: Int, at time: Int64, _ action: Event.Action) -> Event {
      Event(
        id: EventID(device: device, counter: counter), at: Milliseconds(time), minutesEast: 60, action: action)
    }

    // The player saves a word and chooses a theme on the phone. Later they choose another theme on the laptop.
    let (phone, laptop) = (DeviceID(random: 1), DeviceID(random: 2))
    var journal = PlayerJournal()
    journal.add(event(phone, 1, at: 1_000, .saved(.spanish, "árbol")))
    journal.add(event(phone, 2, at: 2_000, .chose(.theme(.dark))))
    var other = PlayerJournal()
    other.add(event(laptop, 1, at: 3_000, .chose(.theme(.light))))

    // Merging is a union: idempotent, and independent of the order.
    journal.merge(other)
    journal.merge(other)
    #expect(journal.profile.settings.theme == .light)
    #expect(journal.profile.isSaved(.spanish, "árbol") == true)

    // A checkpoint replaces the first events of a device.
    let profile = journal.profile
    let checkpoint = journal.compact(phone)
    #expect(checkpoint.covered == 2)
    #expect(journal.tailCount == 1)
    #expect(journal.profile == profile)
  }
}
