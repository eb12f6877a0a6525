/** The date as the reader's clock has it. */
export function localDay(date: string): string {
  const day = new Date(date);
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${day.getFullYear()}-${pad(day.getMonth() + 1)}-${pad(day.getDate())}`;
}
