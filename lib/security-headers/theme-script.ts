/**
 * Runs before the first paint: sets the theme (`data-theme`, from storage or the system) and
 * `data-js`. It is constant, so that the Content-Security-Policy allows it by its hash.
 */
export const THEME_SCRIPT = `(function(){var d=document.documentElement,t;try{t=localStorage.getItem('theme')}catch(e){}d.dataset.theme=t==='dark'||t==='light'?t:matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';d.dataset.js=''})()`;
