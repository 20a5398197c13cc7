/** Id of the template in each page with the message that shows when the application cannot start, or fails as a whole. */
export const failureTemplateId = 'livery-failure';
