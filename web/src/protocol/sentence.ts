/** A reason as the server gives it, "there is no such table", as a sentence that can stand alone. */
export function sentence(reason: string): string {
  const begun = reason.charAt(0).toUpperCase() + reason.slice(1);
  return begun === '' || /[.!?…]$/.test(begun) ? begun : `${begun}.`;
}
