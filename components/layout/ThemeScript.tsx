const script = `(function(){var d=document.documentElement,t;try{t=localStorage.getItem('theme')}catch(e){}d.dataset.theme=t==='dark'||t==='light'?t:matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';d.dataset.js=''})()`;

/**
 * Runs before the first paint: sets the visitor's theme (`data-theme`, from storage or the system)
 * and marks that scripts are enabled (`data-js`). The script never changes, so the
 * Content-Security-Policy can allow it by its hash.
 */
export function ThemeScript() {
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}
