import { Field, Typography, Flex } from '@strapi/design-system';
import { useField, useNotification, type InputProps } from '@strapi/strapi/admin';
import type { Node } from 'prosemirror-model';
import type { Command, EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { useEffect, useId, useRef, useState } from 'react';
import { playerOf } from './addresses';
import {
  around,
  createState,
  insert,
  insertNote,
  insertTable,
  linkAround,
  setLink,
  setTableCaption,
} from './commands';
import { LinkDialog, PictureDialog, Questions, useText } from './Dialogs';
import { EditorBox } from './EditorBox';
import { cleanPasted, hasForeignPicture, keepApart } from './paste';
import { readHtml, writeHtml } from './read-write';
import { Toolbar, type Asked } from './Toolbar';
import 'prosemirror-view/style/prosemirror.css';
import 'prosemirror-gapcursor/style/gapcursor.css';

/** Properties of a field; `dir` and `lang` are those of the entry. */
export type HtmlInputProps = Pick<InputProps, 'name' | 'label' | 'hint' | 'required'> & {
  readonly disabled?: boolean;
  readonly labelAction?: React.ReactNode;
  readonly attribute?: {
    readonly maxLength?: number;
    readonly pluginOptions?: { readonly editor?: { readonly html?: 'text' | 'line' } };
  };
  readonly dir?: 'rtl' | 'ltr';
};

/**
 * A text field that stores HTML. What is stored stays as it is until somebody changes the text, so
 * that opening an entry changes nothing.
 */
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
  const [asked, setAsked] = useState<Asked>();
  // One line, which the site puts into a paragraph or cell of its own.
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
      transformPasted: (slice, editor) => keepApart(slice, editor.state),
      handleDoubleClickOn(_, __, node) {
        if (node.type.name !== 'picture') return false;
        setAsked('picture');
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
    // The view lives as long as the field.
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

  // Another language, "discard changes", or a copy from the other language.
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
    setAsked(undefined);
    view.current?.focus();
  };
  const finish = (command: Command): void => {
    setAsked(undefined);
    // After the dialog has returned the focus.
    setTimeout(() => run(command));
  };

  return (
    <Field.Root name={name} hint={hint} error={field.error} required={required}>
      <Field.Label action={labelAction} onClick={() => view.current?.focus()}>
        {/* The label's own id is the panel's, and belongs to a field that does not exist here. */}
        <span id={labelId}>{label}</span>
      </Field.Label>
      <EditorBox $isInvalid={Boolean(field.error)} $isDisabled={disabled} $isLine={isLine}>
        <Toolbar state={state} disabled={disabled} run={run} ask={setAsked} />
        <div ref={mount} />
      </EditorBox>
      <Flex justifyContent="space-between" gap={4}>
        <Field.Hint />
        <Count doc={state.doc} length={stored.length} most={attribute?.maxLength} />
      </Flex>
      <Field.Error />
      {asked && (
        <Dialog asked={asked} state={state} direction={direction} onClose={close} onDone={finish} />
      )}
    </Field.Root>
  );
}

/** The word count, and the characters left near the limit. */
function Count({ doc, length, most }: { doc: Node; length: number; most?: number }) {
  const text = useText();
  const words = doc.textBetween(0, doc.content.size, ' ').split(/\s+/).filter(Boolean).length;
  const left = most === undefined ? Infinity : most - length;
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
  readonly asked: Asked;
  readonly state: EditorState;
  readonly direction: 'rtl' | 'ltr';
  readonly onClose: () => void;
  readonly onDone: (command: Command) => void;
}

function Dialog({ asked, state, direction, onClose, onDone }: DialogProps) {
  const text = useText();
  const needed = (answer: string) => (answer ? undefined : 'html.required');
  const count = (answer: string) =>
    /^[1-9]\d?$/.test(answer) && Number(answer) <= 50 ? undefined : 'html.table.wrong';
  const own = { dir: direction };
  const caption = {
    name: 'caption',
    label: text('html.table.caption'),
    hint: text('html.table.captionHint'),
    check: needed,
    ...own,
  };
  switch (asked) {
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
      const { caption: written, ...set } = around(state, ['picture'])?.node.attrs ?? {};
      const { src, alt, width = null, height = null } = set;
      return (
        <PictureDialog
          dir={direction}
          initial={
            src ? { src, alt: alt ?? '', caption: plain(written), width, height } : undefined
          }
          onClose={onClose}
          onPicture={({ caption: words, ...picture }) =>
            onDone(
              insert('picture', {
                ...picture,
                caption: words === plain(written ?? '') ? written : escaped(words),
              }),
            )
          }
        />
      );
    }
    case 'video':
      return (
        <Questions
          title={text('html.video.title')}
          questions={[
            {
              name: 'address',
              label: text('html.video.address'),
              hint: text('html.video.addressHint'),
              dir: 'ltr',
              check: (answer) => (playerOf(answer) ? undefined : 'html.video.wrong'),
            },
            {
              name: 'title',
              label: text('html.video.name'),
              hint: text('html.video.nameHint'),
              check: needed,
              ...own,
            },
          ]}
          onClose={onClose}
          onAnswer={({ address = '', title }) =>
            onDone(insert('player', { src: playerOf(address), title }))
          }
        />
      );
    case 'table':
      return (
        <Questions
          title={text('html.table.title')}
          questions={[
            caption,
            { name: 'columns', label: text('html.table.columns'), value: '3', check: count },
            { name: 'rows', label: text('html.table.rows'), value: '3', check: count },
          ]}
          onClose={onClose}
          onAnswer={({ rows, columns, caption: words = '' }) =>
            onDone(insertTable(Number(rows), Number(columns), escaped(words.trim())))
          }
        />
      );
    case 'caption':
      return (
        <Questions
          title={text('html.table.caption')}
          questions={[
            { ...caption, value: plain(String(around(state, ['table'])?.node.attrs.caption)) },
          ]}
          onClose={onClose}
          onAnswer={({ caption: words = '' }) => onDone(setTableCaption(escaped(words.trim())))}
        />
      );
    case 'note':
      return (
        <Questions
          title={text('html.note.title')}
          questions={[
            {
              name: 'note',
              label: text('html.note.text'),
              hint: text('html.note.textHint'),
              check: needed,
              ...own,
            },
          ]}
          onClose={onClose}
          onAnswer={({ note = '' }) =>
            onDone(insertNote(note.trim(), direction === 'rtl' ? 'الحواشي' : 'Notes'))
          }
        />
      );
  }
}

/** A text of one paragraph without the paragraph's tag. */
const withoutTag = (html: string): string => /^<p>((?:(?!<p>).)*)<\/p>$/s.exec(html)?.[1] ?? html;

/** The words of inline HTML, and HTML of words. */
function plain(html: string): string {
  return new DOMParser().parseFromString(html ?? '', 'text/html').body.textContent ?? '';
}

function escaped(words: string): string {
  return words.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

function pictureView(node: Node): { dom: HTMLElement } {
  const dom = document.createElement('figure');
  const image = document.createElement('img');
  image.src = String(node.attrs.src ?? '');
  image.alt = String(node.attrs.alt ?? '');
  const caption = document.createElement('figcaption');
  // As text: HTML of the database is not run in the panel.
  caption.textContent = plain(String(node.attrs.caption));
  dom.append(image, caption);
  return { dom };
}

/** Stands for what would load something of another site. */
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
