import { Table, Tbody, Th, Thead, Tr, Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';

interface PlainTableProps {
  /** Headings of the columns. */
  readonly columns: readonly string[];
  readonly rowCount: number;
  readonly children: ReactNode;
}

/** A table with a header row; the children are its body rows. */
export function PlainTable({ columns, rowCount, children }: PlainTableProps) {
  return (
    <Table colCount={columns.length} rowCount={rowCount + 1}>
      <Thead>
        <Tr>
          {columns.map((heading) => (
            <Th key={heading}>
              <Typography variant="sigma" textColor="neutral600">
                {heading}
              </Typography>
            </Th>
          ))}
        </Tr>
      </Thead>
      <Tbody>{children}</Tbody>
    </Table>
  );
}
