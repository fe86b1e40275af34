import { Flex } from '@strapi/design-system';
import {
  ArrowClockwise,
  Bold,
  BulletList,
  GridNine,
  Image as Picture,
  Italic,
  Link,
  Message,
  Minus,
  NumberList,
  Play,
  Quotes,
  StrikeThrough,
  Underline,
} from '@strapi/icons';
import type { Command, EditorState } from 'prosemirror-state';
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
  mergeCells,
  splitCell,
  toggleHeaderColumn,
  toggleHeaderRow,
} from 'prosemirror-tables';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import {
  findAncestor,
  insert,
  isInDirection,
  isInMark,
  redo,
  toHeading,
  toggle,
  toggleDirection,
  toggleList,
  toggleQuote,
  undo,
} from './commands';
import { useText } from './Dialogs';

export type DialogKind = 'link' | 'picture' | 'video' | 'table' | 'caption' | 'note';

interface Props {
  readonly state: EditorState;
  readonly disabled: boolean;
  readonly run: (command: Command) => void;
  readonly onOpenDialog: (kind: DialogKind) => void;
}

export function Toolbar({ state, disabled, run, onOpenDialog }: Props) {
  const text = useText();
  const heading = findAncestor(state, ['heading']);
  const isIn = (...names: string[]) => findAncestor(state, names) !== undefined;
  const tool = (
    id: string,
    icon: ReactNode,
    action: Command | DialogKind,
    pressed?: boolean,
  ): ReactNode => (
    <Tool
      key={id}
      type="button"
      title={text(id)}
      aria-label={text(id)}
      aria-pressed={pressed}
      disabled={disabled || (typeof action === 'function' && !action(state))}
      // Keeps the focus and selection in the editor.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => (typeof action === 'function' ? run(action) : onOpenDialog(action))}
    >
      {icon}
    </Tool>
  );
  return (
    <Bar role="toolbar" aria-label={text('html.tools')} wrap="wrap" gap={1}>
      <Style
        aria-label={text('html.style')}
        disabled={disabled}
        value={heading ? String(heading.node.attrs.level) : '0'}
        onChange={({ target }) => run(toHeading(Number(target.value)))}
      >
        <option value="0">{text('html.paragraph')}</option>
        {[2, 3, 4].map((level) => (
          <option key={level} value={level}>
            {text(`html.h${level}`)}
          </option>
        ))}
      </Style>
      {tool('html.strong', <Bold />, toggle('strong'), isInMark(state, 'strong'))}
      {tool('html.em', <Italic />, toggle('em'), isInMark(state, 'em'))}
      {tool('html.underline', <Underline />, toggle('underline'), isInMark(state, 'underline'))}
      {tool('html.strike', <StrikeThrough />, toggle('strike'), isInMark(state, 'strike'))}
      {tool('html.sup', <SuperscriptIcon />, toggle('sup'), isInMark(state, 'sup'))}
      {tool('html.sub', <SubscriptIcon />, toggle('sub'), isInMark(state, 'sub'))}
      {tool('html.ltr', <LtrIcon />, toggleDirection('ltr'), isInDirection(state, 'ltr'))}
      {tool('html.rtl', <RtlIcon />, toggleDirection('rtl'), isInDirection(state, 'rtl'))}
      {tool('html.bullets', <BulletList />, toggleList('bullet_list'), isIn('bullet_list'))}
      {tool('html.numbers', <NumberList />, toggleList('ordered_list'), isIn('ordered_list'))}
      {tool('html.quote', <Quotes />, toggleQuote, isIn('blockquote'))}
      {tool('html.link', <Link />, 'link', isInMark(state, 'link'))}
      {tool('html.picture', <Picture />, 'picture', isIn('picture'))}
      {tool('html.video', <Play />, 'video', isIn('player'))}
      {tool('html.table', <GridNine />, 'table', isIn('table'))}
      {tool('html.note', <Message />, 'note')}
      {tool('html.rule', <Minus />, insert('rule', {}))}
      {tool('html.undo', <UndoIcon />, undo)}
      {tool('html.redo', <ArrowClockwise />, redo)}
      {isIn('table') && (
        <Row role="group" aria-label={text('html.table.tools')} wrap="wrap" gap={1}>
          {TABLE_TOOLS.map(([id, command]) => tool(id, text(id), command))}
          {tool('html.table.caption', text('html.table.caption'), 'caption')}
        </Row>
      )}
    </Bar>
  );
}

const TABLE_TOOLS: readonly [string, Command][] = [
  ['html.table.rowBefore', addRowBefore],
  ['html.table.rowAfter', addRowAfter],
  ['html.table.columnBefore', addColumnBefore],
  ['html.table.columnAfter', addColumnAfter],
  ['html.table.deleteRow', deleteRow],
  ['html.table.deleteColumn', deleteColumn],
  ['html.table.headerRow', toggleHeaderRow],
  ['html.table.headerColumn', toggleHeaderColumn],
  ['html.table.merge', mergeCells],
  ['html.table.split', splitCell],
  ['html.table.delete', deleteTable],
];

const Bar = styled(Flex)`
  padding: 0.8rem;
  border-block-end: 1px solid ${({ theme }) => theme.colors.neutral200};
  background: ${({ theme }) => theme.colors.neutral100};
  position: sticky;
  inset-block-start: 0;
  z-index: 1;
`;

const Row = styled(Flex)`
  flex-basis: 100%;
`;

const Tool = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-inline-size: 3.2rem;
  block-size: 3.2rem;
  padding-inline: 0.8rem;
  font-size: 1.3rem;
  border-radius: ${({ theme }) => theme.borderRadius};
  color: ${({ theme }) => theme.colors.neutral800};
  cursor: pointer;

  &:hover:not(:disabled) {
    background: ${({ theme }) => theme.colors.neutral200};
  }

  &[aria-pressed='true'] {
    background: ${({ theme }) => theme.colors.primary100};
    color: ${({ theme }) => theme.colors.primary700};
  }

  &:disabled {
    color: ${({ theme }) => theme.colors.neutral400};
    cursor: not-allowed;
  }
`;

const Style = styled.select`
  block-size: 3.2rem;
  padding-inline: 0.8rem;
  font-size: 1.3rem;
  border: 1px solid ${({ theme }) => theme.colors.neutral300};
  border-radius: ${({ theme }) => theme.borderRadius};
  color: ${({ theme }) => theme.colors.neutral800};
  background: ${({ theme }) => theme.colors.neutral0};
`;

const UndoIcon = styled(ArrowClockwise)`
  transform: scaleX(-1);
`;

/** SVG, as text would differ from the button's accessible name (WCAG 2.5.3); not mirrored in Arabic. */
function Icon({ path }: { path: string }) {
  return (
    <svg
      aria-hidden
      width="1.6rem"
      height="1.6rem"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
    >
      <path d={path} />
    </svg>
  );
}

const LtrIcon = () => <Icon path="M4 5h16M4 10h16M4 17h15M15 13l4 4-4 4" />;
const RtlIcon = () => <Icon path="M4 5h16M4 10h16M20 17H5M9 13l-4 4 4 4" />;
const SuperscriptIcon = () => (
  <Icon path="M3 7l10 11M13 7L3 18M16.5 3.5a2 2 0 1 1 3.4 1.4L16.5 9h4" />
);
const SubscriptIcon = () => (
  <Icon path="M3 7l10 11M13 7L3 18M16.5 15.5a2 2 0 1 1 3.4 1.4L16.5 21h4" />
);
