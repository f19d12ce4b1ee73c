// Deadlines are counted by the server's clock; this device's own may be minutes off.

let ahead = 0; // milliseconds that the server's clock shows more

export function heardServerTime(now: number): void {
  ahead = now - Date.now();
}

export function serverTime(): number {
  return Date.now() + ahead;
}
