import { state } from '@/gallery/state';
import { OfflineNotice } from './OfflineNotice';

export default {};

export const Unreachable = state(() => <OfflineNotice />);
