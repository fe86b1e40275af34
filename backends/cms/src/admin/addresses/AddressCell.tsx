import { Td, Typography } from '@strapi/design-system';

/** An address reads from left to right whatever the language of the panel. */
export function AddressCell({ address }: { address: string }) {
  return (
    <Td>
      <Typography style={{ overflowWrap: 'anywhere', whiteSpace: 'normal' }}>
        <bdi dir="ltr">{address}</bdi>
      </Typography>
    </Td>
  );
}
