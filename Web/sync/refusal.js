/** The server's refusal of a request, and the number of seconds until the next attempt. */
export class Refusal extends Error {
  constructor({ status, headers }) {
    super(`status ${status}`)
    this.status = status
    this.seconds = Number(headers.get('retry-after')) || undefined
  }
}
