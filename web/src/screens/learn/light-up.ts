// Lights cards wherever they are shown, by their ids. Boards need not know.

export function lightUp(ids: readonly string[]): () => void {
  const sheet = new CSSStyleSheet();
  const places = ids.map((id) => `.game [data-card='${CSS.escape(id)}']`);
  if (places.length > 0) {
    sheet.replaceSync(
      `${places.join(', ')} { outline: 3px solid var(--g-accent); outline-offset: 3px; border-radius: 8px; }`,
    );
  }
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
