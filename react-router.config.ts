import type { Config } from '@react-router/dev/config';

// The whole of src/ is React Router's application directory, so that typed routes reach every feature.
export default { appDirectory: 'src', buildDirectory: 'build', ssr: true } satisfies Config;
