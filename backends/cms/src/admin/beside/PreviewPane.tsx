import { Button, Flex, IconButton, Typography } from '@strapi/design-system';
import { Cross, ExternalLink } from '@strapi/icons';
import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { useIntl } from 'react-intl';
import { useText } from '../html/Dialogs';
import { Bar, Frame, Page, Pane, Separator, Switch } from './pane-boxes';
import {
  LEAST_WIDTH,
  mostWidth,
  PAGE_WIDTHS,
  paneWidth,
  scaleOf,
  type Device,
  type PaneSettings,
} from './pane-settings';
import { useAddress, useIsUnsaved, usePreview, type Entry, type PreviewState } from './usePreview';

const DEVICES: readonly Device[] = ['phone', 'desktop'];
/** Of the border between form and pane, for each press of a key. */
const STEP = 40;

interface Props {
  readonly entry: Entry;
  readonly settings: PaneSettings;
  readonly takesFocus: boolean;
  readonly onChange: (changed: Partial<PaneSettings>) => void;
  readonly onClose: () => void;
}

/** The site's page with the saved draft, at the end of the window. */
export function PreviewPane({ entry, settings, takesFocus, onChange, onClose }: Props) {
  const text = useText();
  const title = useRef<HTMLHeadingElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const { locale } = useIntl();
  const isUnsaved = useIsUnsaved(entry.version);
  const { state, again, onLoad } = usePreview(entry, frame);
  const address = useAddress(entry);
  const windowWidth = useWindowWidth();
  const width = paneWidth(settings, windowWidth);
  const { device, widths } = settings;
  useRoomBeside(width);

  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);

  function saveAndShow(): void {
    // The panel's own key for Save, so that it is checked, refused and announced in the same way.
    window.dispatchEvent(new window.KeyboardEvent('keydown', { key: 's', ctrlKey: true }));
    // The button goes once everything is saved.
    title.current?.focus();
  }

  async function openTab(): Promise<void> {
    // Before anything is asked for: a browser opens no window later than the click.
    const tab = window.open('about:blank', '_blank');
    const url = await address().catch(() => undefined);
    if (!tab) return;
    tab.opener = null;
    if (url) tab.location.replace(url);
    else tab.close();
  }

  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onClose();
  };
  return (
    <Pane
      dir={locale === 'ar' ? 'rtl' : 'ltr'}
      lang={locale}
      aria-labelledby="preview-beside-title"
      style={{ inlineSize: width }}
    >
      <Border
        {...{ width, windowWidth }}
        onWidth={(next) => onChange({ widths: { ...widths, [device]: next } })}
      />
      <Bar onKeyDown={closeOnEscape}>
        <Flex justifyContent="space-between" gap={2}>
          <Typography ref={title} id="preview-beside-title" tag="h2" variant="delta" tabIndex={-1}>
            {text('beside.title')}
          </Typography>
          <Flex gap={2}>
            <Switch role="group" aria-label={text('beside.device')}>
              {DEVICES.map((one) => (
                <Button
                  key={one}
                  size="S"
                  variant={one === device ? 'secondary' : 'tertiary'}
                  aria-pressed={one === device}
                  onClick={() => onChange({ device: one })}
                >
                  {text(`beside.${one}`)}
                </Button>
              ))}
            </Switch>
            {state !== 'new' && (
              <IconButton label={text('beside.tab')} onClick={() => void openTab()}>
                <ExternalLink />
              </IconButton>
            )}
            <IconButton label={text('beside.close')} onClick={onClose}>
              <Cross />
            </IconButton>
          </Flex>
        </Flex>
        <Typography tag="p" variant="pi" className="covers">
          {text('beside.covers')}
        </Typography>
        <Flex justifyContent="space-between" gap={2} minHeight="3.2rem">
          <Typography role="status" variant="pi">
            {text(`beside.${spoken(state, isUnsaved)}`)}
          </Typography>
          {state === 'failed' && (
            <Button size="S" variant="secondary" onClick={again}>
              {text('beside.again')}
            </Button>
          )}
          {isUnsaved && (
            <Button size="S" onClick={saveAndShow}>
              {text('beside.save')}
            </Button>
          )}
        </Flex>
      </Bar>
      <PageFrame {...{ frame, device, onLoad }} isHidden={!['loading', 'shown'].includes(state)} />
    </Pane>
  );
}

/** What the pane says first: text that is not shown counts more than that the rest of it is. */
const spoken = (state: PreviewState, isUnsaved: boolean): PreviewState | 'unsaved' =>
  state === 'shown' && isUnsaved ? 'unsaved' : state;

interface PageFrameProps {
  readonly frame: RefObject<HTMLIFrameElement>;
  readonly device: Device;
  readonly isHidden: boolean;
  readonly onLoad: () => void;
}

/** The page as wide as the device is, drawn smaller where the pane has less room. */
function PageFrame({ frame, device, isHidden, onLoad }: PageFrameProps) {
  const text = useText();
  const box = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(box);
  const scale = scaleOf(device, width);
  return (
    <Frame ref={box} hidden={isHidden}>
      <Page
        ref={frame}
        title={text('beside.frame')}
        onLoad={onLoad}
        style={{
          inlineSize: PAGE_WIDTHS[device],
          blockSize: height / (scale || 1),
          transform: `scale(${scale})`,
        }}
      />
    </Frame>
  );
}

interface BorderProps {
  readonly width: number;
  readonly windowWidth: number;
  readonly onWidth: (width: number) => void;
}

/** The border between form and pane, moved by mouse, finger or arrow keys. */
function Border({ width, windowWidth, onWidth }: BorderProps) {
  const text = useText();
  const { locale } = useIntl();
  const isAtLeft = locale === 'ar';
  const onKeyDown = (event: KeyboardEvent) => {
    const growing = isAtLeft ? 'ArrowRight' : 'ArrowLeft';
    const shrinking = isAtLeft ? 'ArrowLeft' : 'ArrowRight';
    if (event.key !== growing && event.key !== shrinking) return;
    event.preventDefault();
    onWidth(width + (event.key === growing ? STEP : -STEP));
  };
  const onPointerMove = ({ currentTarget, pointerId, clientX }: PointerEvent<HTMLElement>) => {
    if (!currentTarget.hasPointerCapture(pointerId)) return;
    onWidth(isAtLeft ? clientX : windowWidth - clientX);
  };
  return (
    <Separator
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={text('beside.width')}
      aria-valuenow={width}
      aria-valuemin={LEAST_WIDTH}
      aria-valuemax={mostWidth(windowWidth)}
      onKeyDown={onKeyDown}
      onPointerDown={(event: PointerEvent<HTMLElement>) =>
        event.currentTarget.setPointerCapture(event.pointerId)
      }
      onPointerMove={onPointerMove}
    />
  );
}

/** Tells the style sheet how much of the window the pane takes (room.css). */
function useRoomBeside(width: number): void {
  useEffect(() => {
    const { documentElement: root } = document;
    root.dataset.previewBeside = '';
    root.style.setProperty('--preview-beside', `${width}px`);
    return () => {
      delete root.dataset.previewBeside;
      root.style.removeProperty('--preview-beside');
    };
  }, [width]);
}

function useWindowWidth(): number {
  const [width, setWidth] = useState(() => window.innerWidth);
  useEffect(() => {
    const onResize = () => setWidth(window.innerWidth);
    addEventListener('resize', onResize);
    return () => removeEventListener('resize', onResize);
  }, []);
  return width;
}

function useSize(box: RefObject<HTMLElement>): { width: number; height: number } {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    if (!box.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box]);
  return size;
}
