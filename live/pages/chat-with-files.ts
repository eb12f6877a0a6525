import type {PageSetUp} from './types';

/** The two texts of the tutorial; the components take them by the IDs that a reader fills in. */
export const setUp: PageSetUp = {
  files: {
    'fake-resume.txt': '姓名：示例\n经验：内容营销 5 年\n',
    'job-description.txt': '职位：内容营销经理\n',
  },
};
