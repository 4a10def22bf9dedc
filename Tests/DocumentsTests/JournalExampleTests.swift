import Journal
import Rules
import Testing

struct JournalExampleTests {
  @Test func `two devices never overwrite each other`() {
    func event(_ device: DeviceID, _ counter: Int, at time: Int64, _ action: Event.Action) -> Event {
      Event(
        id: EventID(device: device, counter: counter), at: Milliseconds(time), minutesEast: 60, action: action)
    }

    // On the phone a word is saved and a theme chosen; later, on the laptop, another theme.
    let (phone, laptop) = (DeviceID(random: 1), DeviceID(random: 2))
    var journal = Journal()
    journal.add(event(phone, 1, at: 1_000, .saved(.spanish, "árbol")))
    journal.add(event(phone, 2, at: 2_000, .chose(.theme(.dark))))
    var other = Journal()
    other.add(event(laptop, 1, at: 3_000, .chose(.theme(.light))))

    // Merging is a union: in any order, and as often as you like.
    journal.merge(other)
    journal.merge(other)
    #expect(journal.profile.settings.theme == .light)
    #expect(journal.profile.isSaved(.spanish, "árbol") == true)

    // What follows from the first events of a device can replace them.
    let profile = journal.profile
    let checkpoint = journal.compact(phone)
    #expect(checkpoint.covered == 2)
    #expect(journal.tailCount == 1)
    #expect(journal.profile == profile)
  }
}
