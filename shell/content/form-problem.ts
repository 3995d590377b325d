/** The answer to an invalid form that was sent without JavaScript. The web server fills in both lists. */
export const formProblem = {
  title: 'Your entries were not sent',
  lead: 'Nothing that you wrote is lost. The list below says why they could not be taken.',
  problemsTitle: 'What went wrong',
  back: 'Use the Back button of your browser: the form still holds your entries.',
  help: 'If it still does not work, write to us instead:',
  enteredTitle: 'What you entered',
}
