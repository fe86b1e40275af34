import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { isMissing, pageMessage } from '../src/admin/beside/page-messages';
import {
  LEAST_WIDTH,
  mostWidth,
  paneWidth,
  scaleOf,
  settingsFrom,
} from '../src/admin/beside/pane-settings';
import { afterChange, watched, type FormState, type Watched } from '../src/admin/beside/unsaved';

describe('the pane', () => {
  const closed = { isOpen: false, device: 'phone', widths: {} };

  test('is closed, and as wide as a phone, until somebody has changed it', () => {
    for (const stored of [null, undefined, 'x', 7, {}, { isOpen: 'yes', device: 'watch' }])
      assert.deepEqual(settingsFrom(stored), closed);
    const kept = { isOpen: true, device: 'desktop', widths: { desktop: 700 } };
    assert.deepEqual(settingsFrom(kept), kept);
    assert.deepEqual(
      settingsFrom({ ...kept, widths: { desktop: 'wide', phone: null, x: 1 } }).widths,
      {},
    );
  });

  test('shows a phone as it is, and leaves a form to write in', () => {
    const phone = { isOpen: true, device: 'phone', widths: {} } as const;
    for (const width of [1280, 1440, 1920]) assert.equal(paneWidth(phone, width), LEAST_WIDTH);
    assert.equal(scaleOf('phone', LEAST_WIDTH), 1);
    const desktop = { ...phone, device: 'desktop' } as const;
    assert.equal(paneWidth(desktop, 1920), 960);
    assert.equal(paneWidth(desktop, 1280), mostWidth(1280));
    assert.ok(1280 - mostWidth(1280) >= 600);
    assert.equal(paneWidth({ ...desktop, widths: { desktop: 9999 } }, 1440), mostWidth(1440));
    assert.equal(paneWidth({ ...desktop, widths: { desktop: 10 } }, 1440), LEAST_WIDTH);
  });

  test('draws a desktop page smaller instead of narrower, and nothing larger than it is', () => {
    assert.equal(scaleOf('desktop', 640), 0.5);
    assert.equal(scaleOf('desktop', 2000), 1);
    assert.equal(scaleOf('phone', 320), 320 / 390);
  });
});

describe('messages of a page', () => {
  test('are those of a draft alone', () => {
    const shown = { type: 'previewShown', path: '/article' };
    assert.deepEqual(pageMessage({ ...shown, more: 1 }), shown);
    assert.deepEqual(pageMessage({ type: 'previewScrolled', top: 4 }), {
      type: 'previewScrolled',
      top: 4,
    });
    const others = [null, 'previewShown', {}, { type: 'previewShown' }, { type: 'x', top: 4 }];
    for (const other of others) assert.equal(pageMessage(other), undefined);
  });

  test('say when the site has nothing to show, in either language', () => {
    assert.ok(isMissing('/404'));
    assert.ok(isMissing('/en/404'));
    assert.ok(!isMissing('/article'));
  });
});

describe('a form', () => {
  const saved: FormState = { version: '1', isModified: false, isSubmitting: false };
  const written = { ...saved, isModified: true };
  const sent = { ...written, isSubmitting: true };

  /** Whether it holds what is not saved, after each of some states. */
  const seen = (...states: readonly FormState[]): boolean[] => {
    let state: Watched = watched(states[0] ?? saved);
    return states.map((next, index) => {
      if (index > 0) state = afterChange(state, next);
      return state.isUnsaved;
    });
  };

  test('is unsaved while it is written in, and no more when that is undone', () => {
    assert.deepEqual(seen(saved, written, saved), [false, true, false]);
  });

  test('is saved when the new draft has come, whichever comes first', () => {
    const after = { ...saved, version: '2' };
    assert.deepEqual(seen(written, sent, saved, after), [true, true, true, false]);
    assert.deepEqual(seen(written, sent, { ...sent, version: '2' }, after), [
      true,
      true,
      true,
      false,
    ]);
  });

  test('stays unsaved when the request was refused, until it is saved', () => {
    assert.deepEqual(seen(written, sent, saved, saved), [true, true, true, true]);
    const later = { ...saved, version: '2' };
    assert.deepEqual(seen(written, sent, saved, written, sent, saved, later).slice(-2), [
      true,
      false,
    ]);
  });

  test('is unsaved again when it is written in after saving', () => {
    const next = { ...saved, version: '2' };
    assert.deepEqual(seen(sent, saved, next, { ...next, isModified: true }).slice(-2), [
      false,
      true,
    ]);
  });
});
