/** Why the server does not take what is sent, and after how many seconds to ask again. */
export class Refusal extends Error {
  constructor({ status, headers }) {
    super(`status ${status}`)
    this.status = status
    this.seconds = Number(headers.get('retry-after')) || undefined
  }
}
