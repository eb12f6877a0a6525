import type {BenchSite} from './benchSite';
import {docusaurus} from './peers/docusaurus';
import {ours} from './peers/ours';
import {starlight} from './peers/starlight';
import {vitepress} from './peers/vitepress';

/** In the order of the tables. */
export const SITES: BenchSite[] = [ours, starlight, vitepress, docusaurus];
