import { useFetchClient, useForm } from '@strapi/strapi/admin';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { isMissing, pageMessage } from './page-messages';
import { afterChange, isSame, watched } from './unsaved';

/** What the form is about. */
export interface Entry {
  readonly model: string;
  /** Undefined for a single type, and for an entry that was never saved. */
  readonly documentId?: string;
  readonly locale: string;
  /** Of the saved draft; empty if there is none. */
  readonly version: string;
}

export type PreviewState = 'new' | 'loading' | 'shown' | 'missing' | 'failed';

/** How long a site may take for a page. */
const LONGEST_MS = 20_000;
/** How long after a page was loaded it may take to say that it shows a draft. */
const SAID_WITHIN_MS = 1500;

/** Asks for a signed address of an entry's page, as Strapi's own preview does. */
export function useAddress({ model, documentId, locale }: Entry) {
  const { get } = useFetchClient();
  return useCallback(async (): Promise<string | undefined> => {
    const params = { documentId, locale, status: 'draft' };
    const { data } = await get<{ data?: { url?: string } }>(
      `/content-manager/preview/url/${model}`,
      { params },
    );
    return data?.data?.url;
  }, [get, model, documentId, locale]);
}

/** Shows the draft of an entry in a frame, anew after each save, at the place where it was scrolled to. */
export function usePreview(
  entry: Entry,
  frame: RefObject<HTMLIFrameElement>,
): { state: PreviewState; again: () => void; onLoad: () => void } {
  const address = useAddress(entry);
  const [attempt, setAttempt] = useState(0);
  const request = `${entry.version} ${attempt}`;
  const [shown, setShown] = useState<{ of: string; state: PreviewState }>();
  /** The request that the frame was given the answer to. */
  const asked = useRef('');
  const site = useRef('');
  /** Where the page is scrolled to, and where one that is loading has to be. */
  const top = useRef(0);
  const wanted = useRef(0);
  const hasSaid = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const isSaved = entry.version !== '';

  const tell = useCallback((state: PreviewState) => setShown({ of: asked.current, state }), []);
  const failAfter = useCallback(
    (milliseconds: number) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        if (!hasSaid.current) tell('failed');
        hasSaid.current = false;
      }, milliseconds);
    },
    [tell],
  );

  useEffect(() => {
    if (!isSaved) return undefined;
    let isOver = false;
    asked.current = request;
    address()
      .then((url) => {
        if (isOver) return;
        if (!url) {
          tell('missing');
          return;
        }
        site.current = new URL(url).origin;
        hasSaid.current = false;
        failAfter(LONGEST_MS);
        // Leaves no page behind in the history of the tab, and the old page in sight until the new one is there.
        frame.current?.contentWindow?.location.replace(url);
      })
      .catch(() => !isOver && tell('failed'));
    return () => {
      isOver = true;
      clearTimeout(timer.current);
    };
  }, [address, isSaved, request, frame, failAfter, tell]);

  const scroll = useCallback(() => {
    if (wanted.current === 0) return;
    const message = { type: 'previewScrollTo', top: wanted.current };
    frame.current?.contentWindow?.postMessage(message, site.current);
  }, [frame]);

  useEffect(() => {
    function onMessage({ source, origin, data }: MessageEvent): void {
      const isOfFrame = source !== null && source === frame.current?.contentWindow;
      if (!isOfFrame || origin !== site.current) return;
      const message = pageMessage(data);
      if (message?.type === 'previewScrolled') top.current = message.top;
      if (message?.type !== 'previewShown') return;
      hasSaid.current = true;
      clearTimeout(timer.current);
      tell(isMissing(message.path) ? 'missing' : 'shown');
      wanted.current = top.current;
      scroll();
    }
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  }, [frame, scroll, tell]);

  const onLoad = useCallback(() => {
    if (!site.current) return;
    // Until here a part of a page that its address names took the place.
    scroll();
    wanted.current = 0;
    // A page that says nothing is the browser's own, of a site that is down, or shows what is published.
    failAfter(SAID_WITHIN_MS);
  }, [scroll, failAfter]);

  const known = shown?.of === request ? shown.state : 'loading';
  return {
    state: isSaved ? known : 'new',
    again: () => setAttempt((times) => times + 1),
    onLoad,
  };
}

/** Whether the form holds what the saved draft, and so the preview, does not. */
export function useIsUnsaved(version: string): boolean {
  const isModified = useForm('PreviewBeside', (form) => form.modified);
  const isSubmitting = useForm('PreviewBeside', (form) => form.isSubmitting);
  const form = { version, isModified, isSubmitting };
  const [seen, setSeen] = useState(() => watched(form));
  if (isSame(seen, form)) return seen.isUnsaved;
  const next = afterChange(seen, form);
  setSeen(next);
  return next.isUnsaved;
}
