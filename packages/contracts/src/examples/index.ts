export { exampleAnswers, type ExampleAnswers } from './example-answers.ts';
export { exampleRequests, type ExampleRequests } from './example-requests.ts';
