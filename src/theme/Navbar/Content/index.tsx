import React, {type ReactNode} from 'react';
import NavbarContent from '@theme-original/Navbar/Content';
import JoinLater from '@site/lib/JoinLater';

export default function NavbarContentJoinedLater(): ReactNode {
  return (
    <JoinLater part="navbar">
      <NavbarContent />
    </JoinLater>
  );
}
