import { escaped } from '../../../platform/html/index.ts';
import { paragraphs, type HelpArticle, type HelpFacts } from './help-article.ts';

/** The default help articles in English. */
export function englishHelp({ name: title, minimumAge: age }: HelpFacts): HelpArticle[] {
  const name = escaped(title);
  return [
    {
      id: 'about',
      title: `About ${title}`,
      content: paragraphs(
        `${name} offers games of many makers under one account and one balance.`,
        'Every movement of your money is written down once and never changed. You find all of it in your account record, with the balance after each line.',
      ),
    },
    {
      id: 'deposit',
      title: 'How to deposit',
      content:
        paragraphs(
          'Open the member centre and choose Deposit. The page shows the ways to pay that are open to you, what each costs, and how much you can pay in.',
          'Every deposit can be watched there until the money is in your wallet. Where it takes longer than stated, the page offers to ask about it.',
        ) +
        '<ul><li>Pay only from an account in your own name.</li><li>Pay exactly the amount that is shown, and state the reference where there is one.</li><li>Keep the receipt of your payment.</li></ul>',
    },
    {
      id: 'withdraw',
      title: 'How to withdraw',
      content:
        paragraphs(
          'Open the member centre and choose Withdraw. Beside the form the page says what you can have paid out, what it costs, and what may still be missing.',
          'The first withdrawal may ask who you are. That protects your money from somebody else who learnt your password.',
        ) +
        '<ul><li>Add an account in your own name; for a while after that nothing is paid to it.</li><li>Set a transaction password: it confirms each withdrawal.</li><li>Part of what you paid in may have to be played first; the page shows how much is left.</li></ul>',
    },
    {
      id: 'rules',
      title: 'Game rules',
      content: paragraphs(
        'Each game explains its rules, its prizes and its return to player inside the game. The return to player is the share of all stakes that a game pays back over a very long time; it says nothing about one evening.',
        'A round that was interrupted continues where it stopped when you open the game again. A round that cannot be finished is taken back and your stake returns.',
      ),
    },
    {
      id: 'faq',
      title: 'Questions and answers',
      content:
        '<h3>I closed the game too early. Is my prize lost?</h3>' +
        paragraphs('No. A prize is booked by the server when the round ends, whether you watch or not.') +
        '<h3>Why was I logged out?</h3>' +
        paragraphs('After half an hour without any action, and after twelve hours in any case, a session ends to protect your account.') +
        '<h3>What is free play?</h3>' +
        paragraphs('A trial account with demo money. It cannot be paid out, and it never mixes with real money.'),
    },
    {
      id: 'responsibleGaming',
      title: 'Play with care',
      content:
        paragraphs('Playing should be fun. Decide before you begin how much time and money you want to spend, and stop when it is reached.') +
        '<ul><li>Never play with money that you need for something else.</li><li>Never try to win back what you have lost.</li><li>Take breaks.</li></ul>' +
        paragraphs('Write to customer service if you want to stop playing here.'),
    },
    {
      id: 'terms',
      title: 'Terms',
      content: paragraphs(
        `You may play at ${name} if you are at least ${age} years old and the law where you are allows it.`,
        'One person has one account. It must not be given or lent to anybody else.',
        'The version of the terms that you accepted is kept with your account.',
      ),
    },
    {
      id: 'privacy',
      title: 'Privacy',
      content: paragraphs(
        'We keep what the law and your account need: what you told us when you registered, when and from which address you logged in, and how your money moved.',
        'Passwords are kept in a form from which nobody can read them, not even we.',
      ),
    },
    {
      id: 'contact',
      title: 'Contact',
      content: paragraphs('When you write to customer service, have your user name and, for a payment, its reference at hand.'),
    },
  ];
}
