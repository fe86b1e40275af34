import { useId } from 'react';
import { GlyphMark } from '../Icon/GlyphMark';
import { chevronNext, chevronPrevious, type Glyph } from '../Icon/glyphs';
import { pageSteps } from '../Pagination/pageSteps';
import pager from '../Pagination/Pagination.module.css';
import styles from './DataTable.module.css';
import field from '../shared/Field.module.css';
import { format } from '@/lib/i18n/format';
import type { TableLabels } from './tableLabels';
import { PAGE_SIZES, type PageSize } from './types';

interface Props {
  readonly labels: TableLabels;
  readonly page: number;
  readonly pages: number;
  readonly size: PageSize;
  readonly onPage: (page: number) => void;
  readonly onSize: (size: PageSize) => void;
}

/** Client-side paging: page size, "Page X of Y" and page buttons. */
export function TablePager({ labels, page, pages, size, onPage, onSize }: Props) {
  const id = useId();
  return (
    <div className={styles.foot} data-print="off">
      <div className={styles.size}>
        <label className={field.label} htmlFor={id}>
          {labels.pageSize}
        </label>
        <span className={field.select}>
          <select
            id={id}
            className={field.control}
            value={size}
            onChange={({ target }) =>
              onSize(PAGE_SIZES.find((option) => String(option) === target.value) ?? size)
            }
          >
            {PAGE_SIZES.map((option) => (
              <option key={option} value={option}>
                {option}
              </option>
            ))}
          </select>
        </span>
      </div>
      <span role="status">{format(labels.pagination.position, { page, pages })}</span>
      {pages > 1 ? (
        <nav aria-label={labels.pagination.label}>
          <ol className={pager.list}>
            <li>
              <StepButton
                label={labels.pagination.previous}
                glyph={chevronPrevious}
                onPress={page > 1 ? () => onPage(page - 1) : undefined}
              />
            </li>
            {pageSteps(page, pages).map((step, index) => (
              <li key={step ?? `gap ${index}`} aria-hidden={step === null || undefined}>
                {step === null ? (
                  <span className={pager.gap}>…</span>
                ) : (
                  <button
                    type="button"
                    className={pager.step}
                    aria-label={format(labels.pagination.page, { page: step })}
                    aria-current={step === page ? 'page' : undefined}
                    onClick={() => onPage(step)}
                  >
                    {step}
                  </button>
                )}
              </li>
            ))}
            <li>
              <StepButton
                label={labels.pagination.next}
                glyph={chevronNext}
                onPress={page < pages ? () => onPage(page + 1) : undefined}
              />
            </li>
          </ol>
        </nav>
      ) : null}
    </div>
  );
}

interface StepProps {
  readonly label: string;
  readonly glyph: Glyph;
  /** Undefined on the first or last page: the button stays, so that it keeps the focus. */
  readonly onPress: (() => void) | undefined;
}

function StepButton({ label, glyph, onPress }: StepProps) {
  return (
    <button
      type="button"
      className={pager.step}
      aria-label={label}
      aria-disabled={onPress ? undefined : true}
      onClick={onPress}
    >
      <GlyphMark glyph={glyph} />
    </button>
  );
}
