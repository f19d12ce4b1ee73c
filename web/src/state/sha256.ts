// SHA-256 (FIPS 180-4). The browser's own is there for pages over https only, and games are played at home, too.

/** The first 32 bits of the fractional parts of the roots of the first primes. */
function rootsOfPrimes(count: number, root: (prime: number) => number): number[] {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n += 1) if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  return primes.map((prime) => Math.floor((root(prime) % 1) * 2 ** 32));
}

const start = rootsOfPrimes(8, Math.sqrt);
const constants = rootsOfPrimes(64, Math.cbrt);
const blockSize = 64;

const turned = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));

/** The message, a one bit, zeros, and how many bits it has. */
function padded(message: Uint8Array): DataView {
  const size = Math.ceil((message.length + 9) / blockSize) * blockSize;
  const bytes = new Uint8Array(size);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setBigUint64(size - 8, BigInt(message.length) * 8n);
  return view;
}

function schedule(view: DataView, block: number): Int32Array {
  const words = new Int32Array(64);
  for (let i = 0; i < 16; i += 1) words[i] = view.getInt32(block + 4 * i);
  const at = (i: number): number => words[i] ?? 0;
  for (let i = 16; i < 64; i += 1) {
    const near = turned(at(i - 15), 7) ^ turned(at(i - 15), 18) ^ (at(i - 15) >>> 3);
    const far = turned(at(i - 2), 17) ^ turned(at(i - 2), 19) ^ (at(i - 2) >>> 10);
    words[i] = at(i - 16) + near + at(i - 7) + far;
  }
  return words;
}

export function sha256(message: Uint8Array): Uint8Array {
  const view = padded(message);
  const hash = Int32Array.from(start);
  for (let block = 0; block < view.byteLength; block += blockSize) {
    const words = schedule(view, block);
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
    for (let i = 0; i < 64; i += 1) {
      const big1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
      const one = (h + big1 + ((e & f) ^ (~e & g)) + (constants[i] ?? 0) + (words[i] ?? 0)) | 0;
      const big0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
      const two = (big0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i] = (hash[i] ?? 0) + word));
  }
  const digest = new DataView(new ArrayBuffer(32));
  hash.forEach((word, i) => digest.setInt32(4 * i, word));
  return new Uint8Array(digest.buffer);
}
