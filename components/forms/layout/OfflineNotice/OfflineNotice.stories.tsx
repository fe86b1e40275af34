import { state } from '@/tools/gallery/state';
import { OfflineNotice } from './OfflineNotice';

export default {};

export const Unreachable = state(() => <OfflineNotice />);
