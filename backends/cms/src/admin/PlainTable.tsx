import { Table, Tbody, Td, Th, Thead, Tr, Typography } from '@strapi/design-system';
import type { Key, ReactNode } from 'react';

interface PlainTableProps {
  readonly columns: readonly string[];
  /** A key and the cells of each row. */
  readonly rows: readonly (readonly [key: Key, ...cells: ReactNode[]])[];
}

export function PlainTable({ columns, rows }: PlainTableProps) {
  return (
    <Table colCount={columns.length} rowCount={rows.length + 1}>
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
      <Tbody>
        {rows.map(([key, ...cells]) => (
          <Tr key={key}>
            {cells.map((cell, index) => (
              <Td key={columns[index]}>
                <Typography tag="div">{cell}</Typography>
              </Td>
            ))}
          </Tr>
        ))}
      </Tbody>
    </Table>
  );
}
