/** @jest-environment jsdom */
import { frameScript } from './frame-script';

jest.mock('../config', () => ({
  config: () => ({ cmsPublicUrl: 'https://cms.ports.example/cms' }),
}));

const PANEL = 'https://cms.ports.example';

interface Panel {
  readonly postMessage: jest.Mock;
}

/** Runs the script in this window, framed by a panel or not. */
function run(isFramed: boolean): Panel {
  const panel = { postMessage: jest.fn() };
  const parent = isFramed ? panel : window;
  new Function('parent', frameScript())(parent);
  return panel;
}

beforeEach(() => {
  window.scrollTo = jest.fn();
});

it('tells the panel, and nobody else, which page is shown and how far it is scrolled', () => {
  const { postMessage } = run(true);
  expect(postMessage).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('DOMContentLoaded'));
  expect(postMessage).toHaveBeenLastCalledWith({ type: 'previewShown', path: '/' }, PANEL);
  Object.defineProperty(window, 'scrollY', { value: 120.4, configurable: true });
  window.dispatchEvent(new Event('scroll'));
  expect(postMessage).toHaveBeenLastCalledWith({ type: 'previewScrolled', top: 120 }, PANEL);
});

it('scrolls where the panel says, and nobody else', () => {
  run(true);
  const say = (origin: string, data: unknown) =>
    window.dispatchEvent(new MessageEvent('message', { origin, data }));
  say('https://evil.example', { type: 'previewScrollTo', top: 300 });
  say(PANEL, { type: 'another', top: 300 });
  say(PANEL, null);
  expect(window.scrollTo).not.toHaveBeenCalled();
  say(PANEL, { type: 'previewScrollTo', top: 300 });
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 300, behavior: 'instant' });
});

it('does nothing in a tab of its own', () => {
  const { postMessage } = run(false);
  window.dispatchEvent(new Event('DOMContentLoaded'));
  window.dispatchEvent(
    new MessageEvent('message', { origin: PANEL, data: { type: 'previewScrollTo', top: 9 } }),
  );
  expect(postMessage).not.toHaveBeenCalled();
});
