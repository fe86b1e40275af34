/** A URL in a table; left to right in both languages. */
export function Address({ address }: { address: string }) {
  return (
    <bdi dir="ltr" style={{ overflowWrap: 'anywhere', whiteSpace: 'normal' }}>
      {address}
    </bdi>
  );
}
