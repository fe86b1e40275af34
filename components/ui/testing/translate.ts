/**
 * Simulates page translation in a browser: wraps every text node in an element, also later ones.
 * Returns the cleanup function.
 */
export function translate(root: HTMLElement): () => void {
  move(root);
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) move(node);
  });
  observer.observe(root, { childList: true, subtree: true });
  return () => observer.disconnect();
}

function move(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node: Node | null = walker.currentNode; node; node = walker.nextNode()) {
    if (node instanceof Text) texts.push(node);
  }
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest('font, textarea, option') !== null)
      continue;
    const font = document.createElement('font');
    font.textContent = text.data;
    text.replaceWith(font);
  }
}
