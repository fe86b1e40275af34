import { state } from '@/tools/gallery/state';
import { ServerRows } from './ServerRows';

export default {};

export const Rows = state(({ long }) => <ServerRows rows={['Something went wrong', long]} />);
