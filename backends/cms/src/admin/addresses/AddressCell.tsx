import { Td, Typography } from '@strapi/design-system';

/** Table cell with a URL; left to right in both languages. */
export function AddressCell({ address }: { address: string }) {
  return (
    <Td>
      <Typography style={{ overflowWrap: 'anywhere', whiteSpace: 'normal' }}>
        <bdi dir="ltr">{address}</bdi>
      </Typography>
    </Td>
  );
}
