import { localizeTooLarge } from '../media/upload-checks';

const uploadSize = () => localizeTooLarge();

export default uploadSize;
