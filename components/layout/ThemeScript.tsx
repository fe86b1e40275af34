const script = `(function(){var d=document.documentElement,t;try{t=localStorage.getItem('theme')}catch(e){}d.dataset.theme=t==='dark'||t==='light'?t:matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';d.dataset.js=''})()`;

/**
 * Runs before the first paint: sets the visitor's theme (`data-theme`, from storage or the system)
 * and tells the styles that scripts are on (`data-js`). The text never changes, so a content
 * security policy can name it by its hash.
 */
export function ThemeScript() {
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}
