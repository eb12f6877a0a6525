import React from 'react';
import type {ReactNode} from 'react';

/** Lines on a field of 20 × 20. */
const drawings = {
  search: 'M8.5 3a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11ZM12.5 12.5 17 17',
  clear: 'm6 6 8 8m0-8-8 8',
  page: 'M5 2.5h7l3 3v12H5zM12 2.5v3h3',
  heading: 'M8 3.5 6.5 16.5m7-13L12 16.5M3.5 7.5h13m-13.5 5h13',
  passage: 'M3.5 5.5h13m-13 4.5h13m-13 4.5h8',
  recent: 'M10 3a7 7 0 1 1-6.300 4M3.5 3.5V7H7m3-.5V10l2.5 2',
  favourite: 'm10 2.800 2.200 4.600 5 .7-3.600 3.5.9 5-4.5-2.400-4.5 2.400.9-5L2.800 8.100l5-.7z',
  open: 'M16 4.5v5a2 2 0 0 1-2 2H4.5M8 8l-3.5 3.5L8 15',
  nothing: 'M8.5 3a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11ZM12.5 12.5 17 17M6.5 6.5l4 4m0-4-4 4',
  failure: 'M10 2.5 18 16.5H2zM10 7.5v4m0 2.5v.5',
} as const;

export type IconName = keyof typeof drawings;

export function Icon({name}: {name: IconName}): ReactNode {
  return (
    <svg
      viewBox="0 0 20 20"
      width="20"
      height="20"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={drawings[name]} />
    </svg>
  );
}
