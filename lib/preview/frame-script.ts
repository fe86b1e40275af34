import { config } from '../config';

/**
 * Runs in a draft that the CMS shows in a frame: tells the panel which page is shown and how far it
 * is scrolled, and scrolls where the panel says, so that a draft that was saved is shown at the place
 * where its editor reads. Nobody else's messages are heard, and nobody else hears these.
 */
export function frameScript(): string {
  const panel = JSON.stringify(new URL(config().cmsPublicUrl).origin);
  return `(function(p){if(parent===window)return;function say(m){parent.postMessage(m,p)}addEventListener('message',function(e){if(e.origin===p&&e.data&&e.data.type==='previewScrollTo')scrollTo({top:Number(e.data.top)||0,behavior:'instant'})});addEventListener('scroll',function(){say({type:'previewScrolled',top:Math.round(scrollY)})},{passive:true});addEventListener('DOMContentLoaded',function(){say({type:'previewShown',path:location.pathname})})})(${panel})`;
}
