import type {Walk} from '../types';
import {firstStart} from './firstStart';
import {quickstart} from './quickstart';
import {settings} from './settings';
import {sharing} from './sharing';

export const walks: Walk[] = [firstStart, quickstart, sharing, settings];
