import type {Walk} from '../types';
import {firstStart} from './firstStart';
import {quickstart} from './quickstart';

export const walks: Walk[] = [firstStart, quickstart];
