import {findComponent} from './findComponent';
import {getOperation} from './getOperation';
import {listPages} from './listPages';
import {readPage} from './readPage';
import {searchDocs} from './searchDocs';
import type {Tool} from './types';

export const tools: Tool[] = [searchDocs, readPage, getOperation, findComponent, listPages];
