import { addArea } from '../../lib/areas.ts';
import { messagesSaga } from './messagesSaga.ts';

addArea({ name: 'messages', saga: messagesSaga });
