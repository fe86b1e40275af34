/**
 * Runs before the first paint: sets the visitor's theme (`data-theme`, from storage or the system)
 * and marks that scripts are enabled (`data-js`). It never changes, so the Content-Security-Policy
 * allows it by its hash on every page.
 */
export const THEME_SCRIPT = `(function(){var d=document.documentElement,t;try{t=localStorage.getItem('theme')}catch(e){}d.dataset.theme=t==='dark'||t==='light'?t:matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';d.dataset.js=''})()`;
