/** The environment of a process that gets no setting but those of its test. The compile cache halves its start. */
export const bareEnvironment = { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE };
