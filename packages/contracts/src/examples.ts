export { exampleAnswers, type ExampleAnswers } from './examples/example-answers.ts';
export { exampleRequests, type ExampleRequests } from './examples/example-requests.ts';
