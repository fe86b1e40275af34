import { Box, Button, Field, Flex, Modal, TextInput, Typography } from '@strapi/design-system';
import { useFetchClient, useStrapiApp } from '@strapi/strapi/admin';
import {
  useEffect,
  useState,
  type ComponentType,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { useIntl } from 'react-intl';
import { filePath, linkTarget } from './urls';

const SEARCH_DEBOUNCE_MS = 250;

/** `formatMessage` without a default: both languages have all keys. */
export function useText(): (id: string, values?: Record<string, string | number>) => string {
  const { formatMessage } = useIntl();
  return (id, values) => formatMessage({ id }, values);
}

interface FrameProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly onSave: () => void;
  readonly children: ReactNode;
  readonly extra?: ReactNode;
}

function Frame({ title, onClose, onSave, children, extra }: FrameProps) {
  const text = useText();
  // A form, as its Enter ignores the Enter that ends an IME composition.
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // React events bubble through portals, here to the form of the entry.
    event.stopPropagation();
    onSave();
  };
  return (
    <Modal.Root open onOpenChange={(open: boolean) => !open && onClose()}>
      <Modal.Content>
        <form noValidate onSubmit={submit}>
          <Modal.Header closeLabel={text('html.close')}>
            <Modal.Title>{title}</Modal.Title>
          </Modal.Header>
          <Modal.Body>
            <Flex direction="column" alignItems="stretch" gap={5}>
              {children}
            </Flex>
          </Modal.Body>
          <Modal.Footer>
            <Button variant="tertiary" onClick={onClose}>
              {text('html.cancel')}
            </Button>
            <Flex gap={2}>
              {extra}
              <Button type="submit">{text('html.save')}</Button>
            </Flex>
          </Modal.Footer>
        </form>
      </Modal.Content>
    </Modal.Root>
  );
}

interface InputProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly error?: string;
  readonly required?: boolean;
  readonly dir?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function Input({ name, label, hint, error, required, dir, value, onChange }: InputProps) {
  return (
    <Field.Root name={name} hint={hint} error={error} required={required}>
      <Field.Label>{label}</Field.Label>
      <TextInput
        dir={dir}
        value={value}
        onChange={({ target }: { target: HTMLInputElement }) => onChange(target.value)}
      />
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}

export interface DialogField {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly dir?: string;
  readonly value?: string;
  /** Returns the message key of an error. */
  readonly check?: (value: string) => string | undefined;
}

interface FieldsDialogProps {
  readonly title: string;
  readonly fields: readonly DialogField[];
  readonly onClose: () => void;
  readonly onSubmit: (values: Readonly<Record<string, string>>) => void;
}

export function FieldsDialog({ title, fields, onClose, onSubmit }: FieldsDialogProps) {
  const text = useText();
  const [values, setValues] = useState<Record<string, string>>(() =>
    Object.fromEntries(fields.map(({ name, value = '' }) => [name, value])),
  );
  const [isChecked, setChecked] = useState(false);
  const validate = ({ name, check }: DialogField) => check?.((values[name] ?? '').trim());
  const save = () => {
    if (fields.some(validate)) setChecked(true);
    else onSubmit(values);
  };
  return (
    <Frame title={title} onClose={onClose} onSave={save}>
      {fields.map((field) => {
        const error = isChecked ? validate(field) : undefined;
        return (
          <Input
            key={field.name}
            name={field.name}
            label={field.label}
            hint={field.hint}
            dir={field.dir}
            required={field.check !== undefined}
            error={error && text(error)}
            value={values[field.name] ?? ''}
            onChange={(value) => setValues({ ...values, [field.name]: value })}
          />
        );
      })}
    </Frame>
  );
}

export interface Asset {
  readonly id: number;
  readonly url: string;
  readonly name: string;
  /** The Arabic alt text of a picture. */
  readonly alternativeText?: string | null;
  /** The English alt text of a picture. */
  readonly caption?: string | null;
  readonly width?: number;
  readonly height?: number;
}

interface LibraryProps {
  readonly allowedTypes: readonly string[];
  readonly multiple: boolean;
  readonly onClose: () => void;
  readonly onSelectAssets: (assets: Asset[]) => void;
}

export function Library({ types, onClose, onChoose }: LibraryChoice) {
  const Dialog = useStrapiApp('html', ({ components }) => components['media-library']) as
    | ComponentType<LibraryProps>
    | undefined;
  if (!Dialog) return null;
  return (
    <Dialog
      allowedTypes={types}
      multiple={false}
      onClose={onClose}
      onSelectAssets={([asset]) => {
        if (asset) onChoose(asset);
        onClose();
      }}
    />
  );
}

interface LibraryChoice {
  /** Strapi's file kinds: `images`, `files`, `videos`. */
  readonly types: readonly string[];
  readonly onClose: () => void;
  readonly onChoose: (asset: Asset) => void;
}

export interface Picture {
  readonly src: string;
  readonly alt: string;
  readonly caption: string;
  /** Pixels; null without an intrinsic size (SVG). */
  readonly width: number | null;
  readonly height: number | null;
}

interface PictureProps {
  readonly dir: string;
  readonly initial?: Picture;
  readonly onClose: () => void;
  readonly onPicture: (picture: Picture) => void;
}

export function PictureDialog({ dir, initial, onClose, onPicture }: PictureProps) {
  const text = useText();
  const [picture, setPicture] = useState<Picture>(
    initial ?? { src: '', alt: '', caption: '', width: null, height: null },
  );
  const { src, alt, caption } = picture;
  const [isChoosing, setChoosing] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const missing = isChecked && (!src || !alt.trim());
  const choose = (asset: Asset) => {
    const description = dir === 'rtl' ? asset.alternativeText : asset.caption;
    setPicture({
      src: filePath(asset.url),
      alt: description ?? '',
      caption,
      width: asset.width ?? null,
      height: asset.height ?? null,
    });
  };
  if (isChoosing) {
    return <Library types={['images']} onClose={() => setChoosing(false)} onChoose={choose} />;
  }
  return (
    <Frame
      title={text('html.picture.title')}
      onClose={onClose}
      onSave={() => {
        setChecked(true);
        if (src && alt.trim()) {
          onPicture({ ...picture, alt: alt.trim(), caption: caption.trim() });
        }
      }}
    >
      {/* oxlint-disable-next-line nextjs/no-img-element -- the panel is no Next application */}
      {src && <img src={src} alt="" style={{ maxBlockSize: '16rem', maxInlineSize: '100%' }} />}
      <Flex gap={3}>
        <Button variant="secondary" onClick={() => setChoosing(true)}>
          {text('html.picture.choose')}
        </Button>
        {missing && !src && (
          <Typography textColor="danger600">{text('html.picture.missing')}</Typography>
        )}
      </Flex>
      <Input
        name="alt"
        label={text('html.picture.alt')}
        hint={text('html.picture.altHint')}
        error={missing && !alt.trim() ? text('html.picture.missingAlt') : undefined}
        required
        dir={dir}
        value={alt}
        onChange={(value) => setPicture({ ...picture, alt: value })}
      />
      <Input
        name="caption"
        label={text('html.picture.caption')}
        hint={text('html.picture.captionHint')}
        dir={dir}
        value={caption}
        onChange={(value) => setPicture({ ...picture, caption: value })}
      />
    </Frame>
  );
}

interface Page {
  readonly title: string;
  readonly path: string;
}

interface LinkProps {
  readonly dir: string;
  readonly locale: string;
  readonly href: string;
  /** True if no text is selected. */
  readonly needsLabel: boolean;
  readonly onClose: () => void;
  /** An empty href removes the link. */
  readonly onLink: (href: string, label: string) => void;
}

export function LinkDialog({ dir, locale, href, needsLabel, onClose, onLink }: LinkProps) {
  const text = useText();
  const [query, setQuery] = useState('');
  const [address, setAddress] = useState(href);
  const [label, setLabel] = useState('');
  const [isChoosing, setChoosing] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const pages = usePages(query, locale);
  const target = linkTarget(address);
  if (isChoosing) {
    const choose = ({ url, name }: Asset) => {
      setAddress(filePath(url));
      if (!label) setLabel(name.replace(/\.\w+$/, ''));
    };
    return <Library types={['files']} onClose={() => setChoosing(false)} onChoose={choose} />;
  }
  return (
    <Frame
      title={text('html.link.title')}
      onClose={onClose}
      onSave={() => {
        setChecked(true);
        if (target && (!needsLabel || label.trim())) onLink(target, label.trim());
      }}
      extra={
        href && (
          <Button variant="danger-light" onClick={() => onLink('', '')}>
            {text('html.link.remove')}
          </Button>
        )
      }
    >
      <Box
        onKeyDown={(event: KeyboardEvent) => {
          // Enter in the search field must not submit an empty link.
          if (event.key === 'Enter' && !address) event.preventDefault();
        }}
      >
        <Input
          name="page"
          label={text('html.link.search')}
          hint={text('html.link.searchHint')}
          dir={dir}
          value={query}
          onChange={setQuery}
        />
      </Box>
      {pages && (
        <Box tag="ul" aria-live="polite" dir={dir}>
          {pages.length === 0 && <Typography tag="li">{text('html.link.none')}</Typography>}
          {pages.map(({ title, path }) => (
            <li key={path}>
              <Button
                variant={path === address ? 'secondary' : 'ghost'}
                onClick={() => {
                  setAddress(path);
                  if (!label) setLabel(title);
                }}
              >
                {title}
              </Button>
            </li>
          ))}
        </Box>
      )}
      <Button variant="secondary" onClick={() => setChoosing(true)}>
        {text('html.link.file')}
      </Button>
      <Input
        name="address"
        label={text('html.link.address')}
        hint={text('html.link.addressHint')}
        error={isChecked && !target ? text('html.link.wrong') : undefined}
        dir="ltr"
        value={address}
        onChange={setAddress}
      />
      {needsLabel && (
        <Input
          name="label"
          label={text('html.link.label')}
          hint={text('html.link.labelHint')}
          error={isChecked && !label.trim() ? text('html.required') : undefined}
          required
          dir={dir}
          value={label}
          onChange={setLabel}
        />
      )}
    </Frame>
  );
}

function usePages(query: string, locale: string): readonly Page[] | undefined {
  const { get } = useFetchClient();
  const [pages, setPages] = useState<readonly Page[]>();
  const q = query.trim();
  useEffect(() => {
    if (!q) return undefined;
    const controller = new AbortController();
    const search = async (): Promise<void> => {
      try {
        const { data } = await get<{ pages: Page[] }>('/editing/pages', {
          params: { q, locale },
          signal: controller.signal,
        });
        setPages(data.pages);
      } catch {
        if (!controller.signal.aborted) setPages([]);
      }
    };
    const timer = setTimeout(() => void search(), SEARCH_DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [q, locale, get]);
  return q ? pages : undefined;
}
