import { Field, Typography, Flex } from '@strapi/design-system';
import { useField, useNotification, type InputProps } from '@strapi/strapi/admin';
import type { Node } from 'prosemirror-model';
import type { Command, EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { useEffect, useId, useRef, useState } from 'react';
import { playerUrl } from './urls';
import {
  findAncestor,
  createState,
  insert,
  insertNote,
  insertTable,
  linkAround,
  setLink,
  setTableCaption,
} from './commands';
import { LinkDialog, PictureDialog, FieldsDialog, useText } from './Dialogs';
import { EditorBox } from './EditorBox';
import { cleanPasted, hasForeignPicture, separatePastedBlock } from './paste';
import { readHtml, writeHtml } from './read-write';
import { Toolbar, type DialogKind } from './Toolbar';
import 'prosemirror-view/style/prosemirror.css';
import 'prosemirror-gapcursor/style/gapcursor.css';

/** Strapi's properties of an input; `dir` is that of the entry. */
export type HtmlInputProps = Pick<InputProps, 'name' | 'label' | 'hint' | 'required'> & {
  readonly disabled?: boolean;
  readonly labelAction?: React.ReactNode;
  readonly attribute?: {
    readonly maxLength?: number;
    readonly pluginOptions?: { readonly editor?: { readonly html?: 'text' | 'line' } };
  };
  readonly dir?: 'rtl' | 'ltr';
};

/** Rich text editor that stores HTML; only an edit rewrites the stored HTML, never opening an entry. */
export function HtmlInput(props: HtmlInputProps) {
  const { name, label, hint, required, disabled = false, labelAction, attribute, dir } = props;
  const text = useText();
  const { toggleNotification } = useNotification();
  const field = useField<string | null>(name);
  const stored = field.value ?? '';
  const labelId = useId();
  const mount = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>();
  const written = useRef(stored);
  const change = useRef(field.onChange);
  useEffect(() => {
    change.current = field.onChange;
  });
  const [state, setState] = useState<EditorState>(() => createState(readHtml(stored)));
  const [openDialog, setOpenDialog] = useState<DialogKind>();
  // A single paragraph, stored without its tag.
  const isLine = attribute?.pluginOptions?.editor?.html === 'line';
  const direction = dir ?? 'rtl';

  useEffect(() => {
    if (!mount.current) return undefined;
    const editor = new EditorView(mount.current, {
      state,
      nodeViews: { picture: pictureView, player: placeholder('src'), video: placeholder('html') },
      transformPastedHTML(html) {
        if (hasForeignPicture(html)) {
          toggleNotification({ type: 'warning', message: text('html.pictureLeftOut') });
        }
        return cleanPasted(html);
      },
      transformPasted: (slice, editor) => separatePastedBlock(slice, editor.state),
      handleDoubleClickOn(_, __, node) {
        if (node.type.name !== 'picture') return false;
        setOpenDialog('picture');
        return true;
      },
      dispatchTransaction(transaction) {
        const next = editor.state.apply(transaction);
        editor.updateState(next);
        setState(next);
        if (!transaction.docChanged) return;
        written.current = isLine ? withoutTag(writeHtml(next.doc)) : writeHtml(next.doc);
        change.current(name, written.current);
      },
    });
    view.current = editor;
    return () => editor.destroy();
    // Later changes of state and properties reach the view through the effects below.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [name]);

  useEffect(() => {
    view.current?.setProps({
      editable: () => !disabled,
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        'aria-required': String(required ?? false),
        'aria-invalid': String(Boolean(field.error)),
        dir: direction,
        lang: direction === 'rtl' ? 'ar' : 'en',
      },
    });
  }, [disabled, direction, field.error, labelId, required]);

  // The stored value changed outside: locale switch, "discard changes" or "fill in from another locale".
  useEffect(() => {
    if (stored === written.current) return;
    written.current = stored;
    const fresh = createState(readHtml(stored));
    view.current?.updateState(fresh);
    setState(fresh);
  }, [stored]);

  const run = (command: Command): void => {
    const editor = view.current;
    if (editor) command(editor.state, editor.dispatch, editor);
    editor?.focus();
  };
  const close = (): void => {
    setOpenDialog(undefined);
    view.current?.focus();
  };
  const finish = (command: Command): void => {
    setOpenDialog(undefined);
    // The dialog must return the focus first.
    setTimeout(() => run(command));
  };

  return (
    <Field.Root name={name} hint={hint} error={field.error} required={required}>
      <Field.Label action={labelAction} onClick={() => view.current?.focus()}>
        {/* Field.Label references an input that does not exist here. */}
        <span id={labelId}>{label}</span>
      </Field.Label>
      <EditorBox $isInvalid={Boolean(field.error)} $isDisabled={disabled} $isLine={isLine}>
        <Toolbar state={state} disabled={disabled} run={run} onOpenDialog={setOpenDialog} />
        <div ref={mount} />
      </EditorBox>
      <Flex justifyContent="space-between" gap={4}>
        <Field.Hint />
        <WordCount doc={state.doc} length={stored.length} maxLength={attribute?.maxLength} />
      </Flex>
      <Field.Error />
      {openDialog && (
        <Dialog
          openDialog={openDialog}
          state={state}
          direction={direction}
          onClose={close}
          onDone={finish}
        />
      )}
    </Field.Root>
  );
}

function WordCount({ doc, length, maxLength }: { doc: Node; length: number; maxLength?: number }) {
  const text = useText();
  const words = doc.textBetween(0, doc.content.size, ' ').split(/\s+/).filter(Boolean).length;
  const left = maxLength === undefined ? Infinity : maxLength - length;
  return (
    <Typography
      variant="pi"
      textColor={left < 0 ? 'danger600' : 'neutral600'}
      aria-live={left < 500 ? 'polite' : undefined}
    >
      {text('html.words', { words })}
      {left >= 0 && left < 1000 && ` · ${text('html.room', { left })}`}
      {left < 0 && ` · ${text('html.tooLong', { over: -left })}`}
    </Typography>
  );
}

interface DialogProps {
  readonly openDialog: DialogKind;
  readonly state: EditorState;
  readonly direction: 'rtl' | 'ltr';
  readonly onClose: () => void;
  readonly onDone: (command: Command) => void;
}

function Dialog({ openDialog, state, direction, onClose, onDone }: DialogProps) {
  const text = useText();
  const required = (value: string) => (value ? undefined : 'html.required');
  const tableSize = (value: string) =>
    /^[1-9]\d?$/.test(value) && Number(value) <= 50 ? undefined : 'html.table.wrong';
  const own = { dir: direction };
  const caption = {
    name: 'caption',
    label: text('html.table.caption'),
    hint: text('html.table.captionHint'),
    check: required,
    ...own,
  };
  switch (openDialog) {
    case 'link':
      return (
        <LinkDialog
          dir={direction}
          locale={direction === 'rtl' ? 'ar' : 'en'}
          href={linkAround(state)?.href ?? ''}
          needsLabel={state.selection.empty && !linkAround(state)}
          onClose={onClose}
          onLink={(href, label) => onDone(setLink(href, label))}
        />
      );
    case 'picture': {
      const { caption: written, ...set } = findAncestor(state, ['picture'])?.node.attrs ?? {};
      const { src, alt, width = null, height = null } = set;
      return (
        <PictureDialog
          dir={direction}
          initial={
            src ? { src, alt: alt ?? '', caption: toPlainText(written), width, height } : undefined
          }
          onClose={onClose}
          onPicture={({ caption: words, ...picture }) =>
            onDone(
              insert('picture', {
                ...picture,
                caption: words === toPlainText(written ?? '') ? written : escapeHtml(words),
              }),
            )
          }
        />
      );
    }
    case 'video':
      return (
        <FieldsDialog
          title={text('html.video.title')}
          fields={[
            {
              name: 'address',
              label: text('html.video.address'),
              hint: text('html.video.addressHint'),
              dir: 'ltr',
              check: (url) => (playerUrl(url) ? undefined : 'html.video.wrong'),
            },
            {
              name: 'title',
              label: text('html.video.name'),
              hint: text('html.video.nameHint'),
              check: required,
              ...own,
            },
          ]}
          onClose={onClose}
          onSubmit={({ address = '', title }) =>
            onDone(insert('player', { src: playerUrl(address), title }))
          }
        />
      );
    case 'table':
      return (
        <FieldsDialog
          title={text('html.table.title')}
          fields={[
            caption,
            { name: 'columns', label: text('html.table.columns'), value: '3', check: tableSize },
            { name: 'rows', label: text('html.table.rows'), value: '3', check: tableSize },
          ]}
          onClose={onClose}
          onSubmit={({ rows, columns, caption: words = '' }) =>
            onDone(insertTable(Number(rows), Number(columns), escapeHtml(words.trim())))
          }
        />
      );
    case 'caption':
      return (
        <FieldsDialog
          title={text('html.table.caption')}
          fields={[
            {
              ...caption,
              value: toPlainText(String(findAncestor(state, ['table'])?.node.attrs.caption)),
            },
          ]}
          onClose={onClose}
          onSubmit={({ caption: words = '' }) => onDone(setTableCaption(escapeHtml(words.trim())))}
        />
      );
    case 'note':
      return (
        <FieldsDialog
          title={text('html.note.title')}
          fields={[
            {
              name: 'note',
              label: text('html.note.text'),
              hint: text('html.note.textHint'),
              check: required,
              ...own,
            },
          ]}
          onClose={onClose}
          onSubmit={({ note = '' }) =>
            onDone(insertNote(note.trim(), direction === 'rtl' ? 'الحواشي' : 'Notes'))
          }
        />
      );
  }
}

const withoutTag = (html: string): string => /^<p>((?:(?!<p>).)*)<\/p>$/s.exec(html)?.[1] ?? html;

function toPlainText(html: string): string {
  return new DOMParser().parseFromString(html ?? '', 'text/html').body.textContent ?? '';
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

function pictureView(node: Node): { dom: HTMLElement } {
  const dom = document.createElement('figure');
  const image = document.createElement('img');
  image.src = String(node.attrs.src ?? '');
  image.alt = String(node.attrs.alt ?? '');
  const caption = document.createElement('figcaption');
  // As toPlainText text: stored HTML must not run in the panel.
  caption.textContent = toPlainText(String(node.attrs.caption));
  dom.append(image, caption);
  return { dom };
}

/** Placeholder for embeds, which would load third-party content. */
const placeholder =
  (attribute: string) =>
  (node: Node): { dom: HTMLElement } => {
    const dom = document.createElement('div');
    dom.className = 'placeholder';
    const source = String(node.attrs[attribute] ?? '');
    const address = /src="([^"]+)"/.exec(source)?.[1] ?? source;
    dom.textContent = `▶ ${String(node.attrs.title ?? '')} ${address}`;
    return { dom };
  };
