interface Props {
  readonly columns: readonly string[];
}

/** Head of a plain table: one row of column names. */
export function ColumnHeads({ columns }: Props) {
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
  );
}
